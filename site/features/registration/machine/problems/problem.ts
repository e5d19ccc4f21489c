/** A field can have two problems. */
export type Problem = { field: string; message: string }
