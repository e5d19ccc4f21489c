import type { Session } from '../../contentful/session.ts'
import type { FieldValue } from '../../entry/field-value.ts'
import type { IssueBoard } from '../../entry/issue-board.ts'

export type EditorProps = { value: FieldValue; board: IssueBoard; session: Session }
