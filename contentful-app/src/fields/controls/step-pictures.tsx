import type { Picker } from '@association/content/define/field.ts'
import type { ReactNode } from 'react'
import styles from './controls.module.css'

const spacings = ['None', 'Tiny', 'Small', 'Medium', 'Large', 'Huge']

export function stepName(picker: Picker | undefined, step: number): string {
  if (picker === 'spacing') return spacings[step] ?? String(step)
  if (picker === 'columns') return `${step} of 12 columns`
  return step === 1 ? '1 column' : `${step} columns`
}

export function stepPicture(picker: Picker | undefined, step: number, chosen: number | undefined): ReactNode {
  if (picker === 'columns')
    return <span className={styles.cell} data-filled={chosen !== undefined && step <= chosen} />
  return (
    <svg className={styles.drawing} viewBox="0 0 20 16" width="20" height="16" aria-hidden="true">
      {picker === 'spacing' ? <Gap step={step} /> : <Columns count={step} />}
    </svg>
  )
}

function Gap({ step }: { step: number }) {
  return (
    <>
      <rect x="2" y={6.5 - step} width="16" height="1.5" rx="0.75" />
      <rect x="2" y={8 + step} width="16" height="1.5" rx="0.75" />
    </>
  )
}

function Columns({ count }: { count: number }) {
  const width = (20 - (count - 1) * 1.5) / count
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <rect key={index} x={index * (width + 1.5)} y="2" width={width} height="12" rx="1" />
  ))
}
