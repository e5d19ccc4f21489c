import { type MenuNotes, menuNotesPath } from '../notes/menu-notes.ts'

const deadlineMs = 5_000

/** Rejects at the deadline and without network. Without an answer the links stay alone. */
export async function readNotes(): Promise<MenuNotes> {
  const answer = await fetch(menuNotesPath, { signal: AbortSignal.timeout(deadlineMs) })
  return answer.ok ? answer.json() : {}
}

/** Leaves out the open panel, whose links must not move. */
export function addNotes(notes: MenuNotes, open: string | undefined): void {
  for (const [panel, ofPanel] of Object.entries(notes)) {
    const links = document.getElementById(panel)?.querySelectorAll('a')
    if (panel === open || !links) continue
    for (const [index, [href, text]] of ofPanel.entries()) {
      const link = links[index]
      // A page that is older than the notes may have other links.
      if (link?.getAttribute('href') === href) addNote(link, text)
    }
  }
}

function addNote(link: HTMLElement, text: string) {
  const place = link.parentElement
  // A preview has its own descriptions.
  if (!text || !place || place.querySelector(':scope > p')) return
  const note = document.createElement('p')
  note.textContent = text
  if (place.localName === 'li') link.after(note)
  else link.before(note)
}
