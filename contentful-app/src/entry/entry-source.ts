/**
 * What an open entry needs of the place that stores it. The App SDK's `entry` has this shape; `storedEntry` gives it to
 * entries that the SDK does not open. Values are of the default locale.
 */
export type EntrySource = {
  getSys(): { id: string; version?: number; contentType: { sys: { id: string } } }
  fields: Record<string, FieldApi>
}

export type FieldApi = {
  getValue(): unknown
  setValue(value: unknown): Promise<unknown>
  removeValue(): Promise<unknown>
  /** Called at once with the value it finds, and for each later value, whoever wrote it. */
  onValueChanged(listener: (value: unknown) => void): () => void
  onIsDisabledChanged(listener: (isDisabled: boolean) => void): () => void
}
