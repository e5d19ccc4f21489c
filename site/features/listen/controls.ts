import styles from './controls.module.css'
import { messages } from './messages.ts'

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2]

type Acts = { toggle(): void; skip(by: number): void; setRate(rate: number): void; close(): void }

/** `show` tells screen readers the state, never the text. */
export function controlsFor({ toggle, skip, setRate, close }: Acts) {
  const bar = document.createElement('div')
  const status = document.createElement('p')
  const speed = document.createElement('select')
  const main = buttonFor(messages.pause, toggle)
  bar.role = 'group'
  bar.ariaLabel = messages.controls
  bar.className = styles.bar ?? ''
  status.role = 'status'
  speed.ariaLabel = messages.speed
  for (const each of speeds) speed.add(new Option(messages.times(each), `${each}`, each === 1, each === 1))
  speed.addEventListener('change', () => setRate(Number(speed.value)))
  bar.append(
    buttonFor(messages.back, () => skip(-1), messages.backOne),
    main,
    buttonFor(messages.next, () => skip(1), messages.nextOne),
    speed,
    buttonFor(messages.stop, close),
    status,
  )
  return {
    bar,
    show(isReading: boolean, state: string) {
      main.textContent = isReading ? messages.pause : messages.play
      status.textContent = state
    },
  }
}

function buttonFor(words: string, act: () => void, name: string | null = null) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words
  button.ariaLabel = name
  button.addEventListener('click', act)
  return button
}
