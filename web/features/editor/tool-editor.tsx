import { type ReactNode, useMemo } from 'react'
import { wayTo } from '#shared/tool/edits/tree'
import { inheritedBy } from '#shared/tool/inherited'
import type { Node } from '#shared/tool/node'
import type { ResolvedTool } from '#shared/tool/resolved'
import type { Toolset } from '#shared/tool/toolset'
import type { AskedPlace } from '../../lib/asked-place'
import type { Edit } from '../../lib/edit'
import { BehaviourSection, type DrawChip, type DrawConsequence } from './behaviour-section'
import { CommandSection } from './command-section'
import { DescriptionSection } from './description-section'
import type { Editing } from './editing'
import { IdentitySection } from './identity-section'
import { MoreSection } from './more-section'
import { ResultsSection } from './results-section'
import styles from './tool-editor.module.css'
import { useSections } from './use-sections'

type Props = {
  toolset: Toolset
  node: Node
  /** The tool as it is offered, and all others with it; a group is not among them. */
  resolved: ResolvedTool | undefined
  tools: readonly ResolvedTool[]
  edit: Edit
  chip: DrawChip
  consequence?: DrawConsequence
  /** What is to be in sight. */
  asked?: AskedPlace | undefined
  /** Sections that other features bring in. */
  input?: ReactNode
  output?: ReactNode
  examples?: ReactNode
}

/** A tool or a group of tools as one page: every part of its definition has a place here. */
export function ToolEditor({ toolset, node, resolved, tools, edit, chip, consequence, asked, input, output, examples }: Props) {
  const editor = useSections(!node.children, asked)
  const inherited = useMemo(() => inheritedBy(toolset, node.id), [toolset, node.id])
  if (!inherited) return null
  const editing: Editing = { toolset, node, way: wayTo(toolset.nodes, node.id), inherited, resolved, tools, edit }
  const isTool = !node.children
  return (
    <div ref={editor} className={styles.editor}>
      <IdentitySection editing={editing} />
      <DescriptionSection editing={editing} />
      <BehaviourSection editing={editing} chip={chip} consequence={consequence} />
      {isTool && (
        <>
          {input}
          {output}
          <ResultsSection editing={editing} />
          {examples}
        </>
      )}
      <CommandSection editing={editing} />
      <MoreSection editing={editing} />
    </div>
  )
}
