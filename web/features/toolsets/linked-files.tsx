import { Button } from '../../ui/button'
import { Section } from '../../ui/section'
import styles from './linked.module.css'
import { kindWords } from './linked-words'
import { useToolsetSummary, useUnlink } from './queries'

/** In the settings of a toolset: where it lives, and how to part from there. */
export function LinkedFiles({ id }: { id: string }) {
  const linked = useToolsetSummary(id)?.linked
  const unlink = useUnlink()
  if (!linked) return null
  return (
    <Section title="Files" aside="where this toolset lives">
      <p className={styles.place}>
        <code>
          <bdi>{linked.path}</bdi>
        </code>
      </p>
      <p className={styles.words}>
        {kindWords(linked)}. What is saved here is written there, and what changes there is taken in; comments, order and line ends stay.
        What such a file cannot hold, designs and examples among it, is kept here.
      </p>
      <div className={styles.part}>
        <Button aria-busy={unlink.isPending} onClick={() => unlink.mutate(id)}>
          Unlink
        </Button>
        <span className={styles.words}>The files stay as they are, and the toolset stays here on its own.</span>
      </div>
      {unlink.error && (
        <p role="alert" className={styles.error}>
          It could not be unlinked: {unlink.error.message}
        </p>
      )}
    </Section>
  )
}
