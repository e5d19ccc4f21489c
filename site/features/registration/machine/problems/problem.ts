/** A field can have two. */
export type Problem = { field: string; message: string }
