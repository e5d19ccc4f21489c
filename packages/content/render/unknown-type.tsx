import { messages } from '../define/messages.ts'

/** The specification's text, which everyone sees. It is never inside a paragraph. */
export const UnknownType = ({ type }: { type: string }) => <p>{messages.unknownType(type)}</p>
