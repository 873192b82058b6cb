import { placeArg } from '#shared/tool/edits/cli'
import type { Node } from '#shared/tool/node'
import type { Edit } from '../../lib/edit'
import { Pick } from '../../ui/pick'
import { argPlaces, placeOf } from './arg-places'

type Props = { node: Node; name: string; edit: Edit; label: string }

/** How one parameter gets onto the command line: as an option, or as a positional at a place. */
export function ArgPlace({ node, name, edit, label }: Props) {
  const places = argPlaces(node, name)
  return (
    <Pick
      label={label}
      value={placeOf(node, name)}
      choices={places}
      onPick={(place) =>
        edit((toolset) =>
          placeArg(toolset, node.id, name, place === 'option' ? { as: 'option' } : { as: 'positional', index: Number(place) }),
        )
      }
    />
  )
}
