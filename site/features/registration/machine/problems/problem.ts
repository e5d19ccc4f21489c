/** A problem of one field, in one sentence. A field can have two problems. */
export type Problem = { field: string; message: string }
