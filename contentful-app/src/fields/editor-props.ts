import type { FieldValue } from '../entry/field-value.ts'
import type { IssueBoard } from '../issues/issue-board.ts'
import type { Session } from '../sdk/session.ts'

export type EditorProps = { value: FieldValue; board: IssueBoard; session: Session }
