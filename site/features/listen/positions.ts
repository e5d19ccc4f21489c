import type { Span } from './sentences.ts'

/** A node, and where its text starts in the passage. */
export type Piece<Content extends { length: number }> = { node: Content; start: number }

type Position<Content> = { node: Content; offset: number }

export function positionsOf<Content extends { length: number }>(
  { text, pieces }: { text: string; pieces: readonly Piece<Content>[] },
  { start, end }: Span,
): { from: Position<Content>; to: Position<Content> } | undefined {
  const last = start + text.slice(start, end).trimEnd().length - 1
  const [from, to] = [positionAt(pieces, start), positionAt(pieces, last)]
  return from && to && { from, to: { ...to, offset: Math.min(to.offset + 1, to.node.length) } }
}

function positionAt<Content extends { length: number }>(pieces: readonly Piece<Content>[], offset: number) {
  const piece = pieces.findLast(({ start }) => start <= offset) ?? pieces[0]
  return piece && { node: piece.node, offset: Math.min(Math.max(0, offset - piece.start), piece.node.length) }
}
