/**
 * The part of the App SDK's `entry` that an open entry needs. `storedEntry` implements it for other entries. Values are
 * of the default locale.
 */
export type EntrySource = {
  getSys(): { id: string; version?: number; contentType: { sys: { id: string } } }
  fields: Record<string, FieldApi>
}

export type FieldApi = {
  getValue(): unknown
  setValue(value: unknown): Promise<unknown>
  removeValue(): Promise<unknown>
  /** Runs at once with the current value, then for each value from any source. */
  onValueChanged(listener: (value: unknown) => void): () => void
  onIsDisabledChanged(listener: (isDisabled: boolean) => void): () => void
}
