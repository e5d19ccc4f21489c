import { type MenuNotes, menuNotesPath } from '../notes/menu-notes.ts'

const deadlineMs = 5_000

/** Rejects at the deadline and without network. Without an answer the links stay alone. */
export async function readNotes(): Promise<MenuNotes> {
  const answer = await fetch(menuNotesPath, { signal: AbortSignal.timeout(deadlineMs) })
  return answer.ok ? answer.json() : {}
}

/** Leaves out the open panel, whose links must not move. */
export function addNotes(notes: MenuNotes, open: string | undefined): void {
  for (const [panel, texts] of Object.entries(notes))
    if (panel !== open) fillPanel(document.getElementById(panel), texts)
}

/** A page that is older than the notes may have other links, and a preview has its own descriptions. */
function fillPanel(panel: HTMLElement | null, texts: readonly string[]) {
  const links = [...(panel?.querySelectorAll('a') ?? [])]
  if (links.length === texts.length) for (const [index, link] of links.entries()) addNote(link, texts[index])
}

function addNote(link: HTMLElement, text: string | undefined) {
  const place = link.parentElement
  if (!text || !place || place.querySelector(':scope > p')) return
  const note = document.createElement('p')
  note.textContent = text
  if (place.localName === 'li') link.after(note)
  else link.before(note)
}
