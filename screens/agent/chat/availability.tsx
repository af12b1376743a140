import { useState } from 'react'
import { say } from '../wording.ts'

export interface AvailabilityProps {
  readonly isAvailable: boolean
  readonly onChange: (isAvailable: boolean) => Promise<void>
}

/** Switch whether the agent accepts conversations. It changes at once, and back if the server refuses. */
export function Availability({ isAvailable, onChange }: AvailabilityProps) {
  const [wanted, setWanted] = useState<boolean>()
  const isOn = wanted ?? isAvailable
  const turn = async (next: boolean) => {
    setWanted(next)
    await onChange(next)
    setWanted(undefined)
  }
  return (
    <label className="console-switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ target }) => void turn(target.checked)}
      />
      {say('chat.available')}
    </label>
  )
}
