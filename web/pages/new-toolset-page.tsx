import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Read, SourceFile } from '#shared/sources/source'
import { fromTemplate, templates } from '#shared/templates/index'
import { countTools } from '#shared/tool/ids'
import { FromFiles } from '../features/toolsets/from-files'
import { OpenPath } from '../features/toolsets/open-path'
import { useCreateToolset } from '../features/toolsets/queries'
import { pastedFile, readTexts, takeHanded, textsOf } from '../features/toolsets/read-files'
import { ReadSummary } from '../features/toolsets/read-summary'
import { TemplateList } from '../features/toolsets/template-list'
import { Button } from '../ui/button'
import { Field, TextInput } from '../ui/field'
import { FileDrop } from '../ui/file-drop'
import { PaneHeader } from '../ui/pane-header'
import styles from './new-toolset-page.module.css'

/** A toolset begins empty, from a template, or from definitions that are there already. */
export function NewToolsetPage() {
  const navigate = useNavigate()
  const create = useCreateToolset()
  const [name, setName] = useState('')
  const [template, setTemplate] = useState<string>(templates[0].id)
  const [text, setText] = useState('')
  const [handed] = useState(takeHanded)
  const [files, setFiles] = useState<readonly SourceFile[]>(handed?.texts ?? [])
  const [refused, setRefused] = useState<readonly string[]>(handed?.refused ?? [])
  const [read, setRead] = useState<Read>()
  const [refusal, setRefusal] = useState(false)
  const given = text.trim() === '' ? files : [...files, { path: pastedFile, text }]

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is given is made of these two
  useEffect(() => {
    let stale = false
    setRefusal(false)
    if (given.length === 0) setRead(undefined)
    else void readTexts(given, 'toolset').then((next) => !stale && setRead(next))
    return () => {
      stale = true
    }
  }, [text, files])

  const take = async (dropped: readonly File[]) => {
    const { texts, refused } = await textsOf(dropped)
    setFiles(texts)
    setRefused(refused)
  }
  const found = read && countTools(read.toolset.nodes) > 0 ? read.toolset : undefined
  const begin = () => {
    if (given.length > 0 && !found) return setRefusal(true)
    const chosen = templates.find(({ id }) => id === template) ?? templates[0]
    const wish = name.trim() || (found && found.name !== 'toolset' ? found.name : nameOf(files)) || 'my tools'
    create.mutate(found ? { ...found, name: wish } : fromTemplate(chosen, wish), {
      onSuccess: ({ id }) => void navigate({ to: '/toolsets/$id', params: { id } }),
    })
  }
  return (
    <>
      <FileDrop says="Drop to read the tools in it" onFiles={(dropped) => void take(dropped)} />
      <PaneHeader title="Design a toolset">Kept on this machine, saved as you go.</PaneHeader>
      <form
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault()
          begin()
        }}
      >
        <div className={styles.page}>
          <Field label="Name" hint="what you call it; it can be changed at any time">
            {(ids) => (
              <TextInput
                {...ids}
                autoFocus
                placeholder={nameOf(files) || 'my tools'}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <div className={styles.columns}>
            <TemplateList value={found ? '' : template} onChange={setTemplate} />
            <div>
              <FromFiles text={text} onText={setText} onFiles={(chosen) => void take(chosen)} />
              {(read || refused.length > 0) && <ReadSummary read={read ?? noTools} files={given.length} refused={refused} />}
              <OpenPath />
            </div>
          </div>
          {refusal && (
            <p role="alert" className={styles.error}>
              There is no tool in what was given, so nothing was created. Mend it, or clear it to begin with a template.
            </p>
          )}
          {create.error && (
            <p role="alert" className={styles.error}>
              It could not be created: {create.error.message}
            </p>
          )}
        </div>
        <div className={styles.bar}>
          <Button type="submit" look="primary" aria-busy={create.isPending}>
            {found ? 'Create from what was read' : 'Create toolset'}
          </Button>
        </div>
      </form>
    </>
  )
}

const noTools: Read = { toolset: { format: 1, name: 'toolset', rules: 'mcp', nodes: [] }, problems: [] }

/** The file's own name, without what every such file has in it. */
const nameOf = (files: readonly SourceFile[]): string =>
  (files[0]?.path ?? '').replace(/^.*\//, '').replace(/(\.tool(set|wright))?\.jsonc?$/, '')
