import { IconFold, IconFoldDown } from '@tabler/icons-react'
import { IconButton } from '../icon-button'
import type { JsonTreeState } from './use-json-tree'

export function FoldButton({ tree }: { tree: JsonTreeState }) {
  return tree.isFolded ? (
    <IconButton label="Open all" onClick={tree.openAll}>
      <IconFoldDown size={16} stroke={1.6} />
    </IconButton>
  ) : (
    <IconButton label="Fold all" onClick={tree.foldAll}>
      <IconFold size={16} stroke={1.6} />
    </IconButton>
  )
}
