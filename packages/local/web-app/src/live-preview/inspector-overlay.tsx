import type { ClickedField, TaggedElement } from './sdk-messages.ts'

type Props = { elements: readonly TaggedElement[]; onEdit(target: ClickedField): void }

/** The page reports the positions of its tagged elements. */
export function InspectorOverlay({ elements, onEdit }: Props) {
  return (
    <div className="inspector">
      {elements
        .filter(({ isVisible }) => isVisible)
        .map(({ coordinates: { x, y, width, height }, attributes, isHovered }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the page sends a new list each time
            key={index}
            className={isHovered ? 'outline hovered' : 'outline'}
            style={{ left: x, top: y, width, height }}
          >
            <button type="button" onClick={() => onEdit(attributes)}>
              Edit {attributes.fieldId}
            </button>
          </div>
        ))}
    </div>
  )
}
