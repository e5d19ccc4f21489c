import ts from 'typescript'

/** A content type that code names outside the folder of the type. */
export type NamedType = { id: string; line: number }

/**
 * The content types that a file names in its values, not in its types: ids with a capital letter anywhere, and ids that
 * are usual words where a content type is meant, such as `entry.type === 'page'`, `index.of('product')` and
 * `{ content_type: 'page' }`.
 */
export function typesNamedIn(text: string, ids: ReadonlySet<string>): NamedType[] {
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: NamedType[] = []
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    const id = idIn(node)
    if (id !== undefined && ids.has(id) && (/[A-Z]/.test(id) || meansType(node)))
      found.push({ id, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function idIn(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) ? node.name.text : undefined
}

const callees = /(?:^|\.)(?:of|readAs|list|fetchFirst|fetchList|blank|typeOf|getEntries)$/
const properties = /^(?:type|contentType|contentTypeId|content_type|types)$/

/** True where a usual word, such as `page`, is the id of a content type. */
function meansType(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node)) return false
  const { parent } = node
  if (ts.isBinaryExpression(parent)) return isTypeExpression(parent.left) || isTypeExpression(parent.right)
  if (ts.isCaseClause(parent)) return isTypeExpression(parent.parent.parent.expression)
  if (ts.isCallExpression(parent)) return callees.test(parent.expression.getText())
  return ts.isPropertyAssignment(parent) && properties.test(parent.name.getText())
}

const isTypeExpression = (node: ts.Node) =>
  /(?:^|\.|\?\.)(?:type|typeId|contentType)(?:\??\.(?:sys\??\.)?id)?$/.test(node.getText())
