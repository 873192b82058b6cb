import { setTitle } from '#shared/tool/edits/document'
import { titleOf } from '#shared/tool/lenses'
import { proposedTitle } from '#shared/tool/propose'
import { Button } from '../../ui/button'
import { TextInput } from '../../ui/field'
import { type Editing, namesOf } from './editing'
import { Row } from './row'

/** What a person reads. One is proposed from the name; Enter or a click takes it. */
export function TitleRow({ editing: { toolset, node, way, edit } }: { editing: Editing }) {
  const title = titleOf(node.tool) ?? ''
  const proposed = proposedTitle(namesOf(node.children ? way.slice(-1) : way))
  const set = (text: string) => edit((present) => setTitle(present, node.id, text), `${node.id}/title`)
  const offers = title === '' && proposed !== undefined
  return (
    <Row
      label="Title"
      place="/title"
      note={toolset.rules !== 'mcp' && title !== '' && 'MTDF has no titles: it stays in the design and reaches other targets.'}
    >
      {(ids) => (
        <>
          <TextInput
            {...ids}
            value={title}
            placeholder={proposed ?? ''}
            onChange={(event) => set(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !offers) return
              event.preventDefault()
              set(proposed)
            }}
          />
          {offers && (
            <Button look="link" aria-label={`Use the title ${proposed}`} onClick={() => set(proposed)}>
              Use this
            </Button>
          )}
        </>
      )}
    </Row>
  )
}
