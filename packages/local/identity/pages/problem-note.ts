import { html } from './html.ts'

/** Announced to screen readers when the page has loaded. */
export const problemNote = (problem: string | undefined) =>
  problem !== undefined && html`<p class="problem" id="problem" role="alert">${problem}</p>`
