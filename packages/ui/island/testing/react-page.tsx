import { useId, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { island } from '../island.tsx'
import { reactIsland } from '../react-island.ts'

function Counter({ from }: { from: number }) {
  const [clicks, setClicks] = useState(0)
  if (clicks > 1) throw new Error('It broke')
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      Count {from + clicks}
    </button>
  )
}

const Count = island<{ from: number }>('count', async () => ({ enhance: reactIsland(Counter) }), 'now')

function Field() {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>Field</label>
      <input id={id} />
    </>
  )
}

const OwnField = island('field', async () => ({ enhance: reactIsland(Field) }), 'now')

function App() {
  const [from, setFrom] = useState(10)
  const [hasNote, setHasNote] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setFrom(from + 10)}>
        Change the options
      </button>
      <button type="button" onClick={() => setHasNote(!hasNote)}>
        Toggle the note
      </button>
      <OwnField>A field</OwnField>
      <OwnField>Another field</OwnField>
      <Count options={{ from }}>
        From the server <button type="button">Start at {from}</button>
        {hasNote ? <p>A note</p> : null}
      </Count>
    </>
  )
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(<App />)
