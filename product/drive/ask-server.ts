import type { Json } from '#source'
import { DriveStopped } from './drive-stopped.ts'

/** Sends a request to a running server. Throws DriveStopped if nothing answers. */
export async function askServer(url: string, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url + path, { ...init, signal: AbortSignal.timeout(30_000) })
  } catch (error) {
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new DriveStopped(`Nothing answers at ${url} (${reason}). Start the product with \`npm start\`.`)
  }
}

/** Returns the JSON of a response, null if it is empty. Throws DriveStopped for anything else. */
export async function jsonOf(response: Response): Promise<Json> {
  const text = await response.text()
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    throw new DriveStopped(`${response.url} answered ${response.status} with something that is no JSON.`)
  }
}
