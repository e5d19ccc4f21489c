import ts from 'typescript'

/** The names of the types that a file declares at its top level. */
export function typesDeclaredIn(text: string): string[] {
  const names: string[] = []
  ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX).forEachChild(
    (node) => {
      if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) names.push(node.name.text)
    },
  )
  return names
}
