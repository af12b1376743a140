import { asJsonObject, type Json } from '#source'
import { DriveStopped } from './drive-stopped.ts'

/** Returns the six-digit code of the newest letter to an address; `letters` is the response of /outbox, newest first. */
export function codeInLetters(letters: Json, email: string): string {
  const newest = (Array.isArray(letters) ? letters : [])
    .map(asJsonObject)
    .find(({ recipient }) => recipient === email.toLowerCase())
  if (newest === undefined) throw new DriveStopped(`Nothing was mailed to ${email}: /outbox has no letter.`)
  const code = /\b\d{6}\b/.exec(String(newest.body))?.[0]
  if (code !== undefined) return code
  throw new DriveStopped(
    `The newest letter to ${email}, "${newest.subject}", holds no code of six digits. Has the address an account already?`,
  )
}
