import { lazy, Suspense } from 'react'
import { ExampleList } from '../features/examples/example-list'
import { Skeleton } from '../ui/skeleton'
import { useToolset } from './use-toolset'

/** Forms are heavy, and no example may be open. */
const ExampleArguments = lazy(() => import('./example-arguments').then((module) => ({ default: module.ExampleArguments })))

/** The examples of the tool that the address names. */
export function NodeExamples() {
  const { tool, edit } = useToolset()
  if (!tool || !edit) return null
  return (
    <ExampleList
      tool={tool}
      edit={edit}
      drawArguments={(example, onChange) => (
        <Suspense key={example.id} fallback={<Skeleton label="The form is being loaded" rows={3} />}>
          <ExampleArguments tool={tool.tool} value={example.arguments} onChange={onChange} />
        </Suspense>
      )}
    />
  )
}
