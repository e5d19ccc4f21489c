import { messages } from '../define/messages.ts'

/** The specification's text, visible to everyone. Never inside a paragraph. */
export const UnknownType = ({ type }: { type: string }) => <p>{messages.unknownType(type)}</p>
