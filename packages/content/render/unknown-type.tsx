import { messages } from '../define/messages.ts'

/** Text of the specification for an entry without a view; everyone sees it. It is never placed inside a paragraph. */
export const UnknownType = ({ type }: { type: string }) => <p>{messages.unknownType(type)}</p>
