import { messages } from '../define/messages.ts'

/** The specification's words where an entry has no look: everyone sees them. Its place never is inside a paragraph. */
export const UnknownType = ({ type }: { type: string }) => <p>{messages.unknownType(type)}</p>
