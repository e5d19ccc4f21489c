import type { CSSProperties } from 'react'
import type { Box } from './blocks/box.ts'
import styles from './canvas.module.css'
import type { CanvasView } from './view.ts'

/** Outlines let clicks through. */
export function Outlines({ hovered, selected, marks, drop, tools }: CanvasView) {
  return (
    <>
      {marks.map(({ box, tone, words, space, entry, field }) => (
        <div
          key={`${space}/${entry}/${field}/${words}/${box.top}`}
          className={styles.mark}
          data-tone={tone}
          data-edge={box.top < firstRoomPx ? '' : undefined}
          style={placed(box)}
        >
          <span className={styles.words}>{words}</span>
        </div>
      ))}
      {hovered && <div className={styles.hovered} style={placed(hovered.box)} />}
      {selected && (
        <div className={styles.selected} style={placed(selected.box)}>
          {tools?.block !== selected.block && <span className={styles.words}>{selected.name}</span>}
        </div>
      )}
      {drop && (
        <div className={styles.drop} style={placed(drop.line)}>
          <span className={styles.words}>{drop.label}</span>
        </div>
      )}
    </>
  )
}

/** A block nearer to the top of the page has no room for a label. CSS pixels. */
const firstRoomPx = 40

const placed = ({ left, top, width, height }: Box): CSSProperties => ({ left, top, width, height })
