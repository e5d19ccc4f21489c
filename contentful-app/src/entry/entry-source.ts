/**
 * The App SDK's `entry` has this shape; `storedEntry` provides it for other entries. Values are of the default locale.
 */
export type EntrySource = {
  getSys(): { id: string; version?: number; contentType: { sys: { id: string } } }
  fields: Record<string, FieldApi>
}

export type FieldApi = {
  getValue(): unknown
  setValue(value: unknown): Promise<unknown>
  removeValue(): Promise<unknown>
  /** Runs at once with the current value, then for values of any origin. */
  onValueChanged(listener: (value: unknown) => void): () => void
  onIsDisabledChanged(listener: (isDisabled: boolean) => void): () => void
}
