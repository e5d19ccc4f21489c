/** What is wrong with one field of a step, in one sentence. A field can have two problems. */
export type Problem = { field: string; message: string }
