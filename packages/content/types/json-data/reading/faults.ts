/** `isShape` when a value is missing or of another kind, so that what needs it cannot be shown. */
export type Fault = { severity: 'error' | 'warning'; message: string; isShape?: true }

/** Where a value stands, for people: `Card 2, Tag 1`. */
export type Here = {
  place: readonly string[]
  /** Ids of the pictures attached to the block; absent where nobody asks whether a picture exists. */
  attached?: ReadonlySet<string>
}

export const at = ({ place }: Here, words: string) =>
  place.length === 0 ? words : `${place.join(', ')}: ${words}`
