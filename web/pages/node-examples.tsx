import { ExampleList } from '../features/examples/example-list'
import { ExampleArguments } from './example-arguments'
import { useToolset } from './use-toolset'

/** The examples of the tool that the address names. */
export function NodeExamples() {
  const { tool, edit } = useToolset()
  if (!tool || !edit) return null
  return (
    <ExampleList
      tool={tool}
      edit={edit}
      drawArguments={(example, onChange) => (
        <ExampleArguments key={example.id} tool={tool.tool} value={example.arguments} onChange={onChange} />
      )}
    />
  )
}
