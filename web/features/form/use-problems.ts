import { useEffect, useRef, useState } from 'react'
import type { Verdict } from '#shared/schema/validate'
import type { Json } from '#shared/tool/json'
import type { FormStore } from './form-store'
import { problemsOf } from './problems'
import { Validator } from './validator'

export type Problems = { places: ReadonlyMap<string, readonly string[]>; verdict: Verdict | undefined; checked: boolean }

/** What is wrong with the arguments, checked again after each change. */
export function useProblems(store: FormStore, value: Json, typed: Readonly<Record<string, string>>): Problems {
  const validator = useRef<Validator>(undefined)
  const [state, setState] = useState<{ verdict: Verdict | undefined; of: Json | undefined; store: FormStore }>({
    verdict: undefined,
    of: undefined,
    store,
  })
  useEffect(() => {
    validator.current ??= new Validator()
    let stale = false
    void validator.current.check(store.root, value).then((verdict) => {
      if (!stale) setState({ verdict, of: value, store })
    })
    return () => {
      stale = true
    }
  }, [store, value])
  useEffect(
    () => () => {
      validator.current?.close()
      validator.current = undefined
    },
    [],
  )
  const verdict = state.store === store ? state.verdict : undefined
  const places = problemsOf(verdict, typed)
  const key = JSON.stringify([...places])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of the problems stands for them
  useEffect(() => store.setErrors(places), [store, key])
  return { places, verdict, checked: state.store === store && state.of === value }
}
