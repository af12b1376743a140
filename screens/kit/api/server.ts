import type { ApplicationData, ApplicationStatus, SubmissionName } from '../host.ts'
import { ApiError, unexpected } from './api-error.ts'

/** Server of a product that <JourneyApp> shows: its applications, each with the parts of the context as JSON. */
export interface Server {
  /** Reads an application whole. */
  readonly read: (uuid: string) => Promise<ApplicationData>
  /** Reads its status alone, as long as the server works. */
  readonly status: (uuid: string) => Promise<ApplicationStatus>
  /** Sends the answers of a page, once for each key. Resolves to the status that they led to. */
  readonly submit: (
    uuid: string,
    name: SubmissionName,
    values: unknown,
    key: string,
  ) => Promise<ApplicationStatus>
  /** Stores a file that belongs to an answer. Resolves to the uuid that answers the question. */
  readonly upload: (uuid: string, file: File) => Promise<string>
}

/**
 * Server by plain HTTP below a path: `GET {uuid}`, `GET {uuid}/status`, `POST {uuid}/submissions/{name}` with an
 * `Idempotency-Key`, `POST {uuid}/files`. A refusal is `{ errors: string[], code?, field? }`. `headers` are sent along, such as
 * the secret of the applicant.
 */
export function httpServer(
  path: string,
  headers: () => Readonly<Record<string, string>> = () => ({}),
): Server {
  const send = <T>(rest: string, init: RequestInit = {}) =>
    exchange<T>(`${path}/${rest}`, { ...init, headers: { ...headers(), ...init.headers } })
  return {
    read: (uuid) => send(uuid),
    status: (uuid) => send(`${uuid}/status`),
    submit: (uuid, name, values, key) =>
      send(`${uuid}/submissions/${name}`, {
        method: 'POST',
        body: JSON.stringify(values),
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      }),
    async upload(uuid, file) {
      const { uuid: stored } = await send<{ uuid: string }>(`${uuid}/files`, {
        method: 'POST',
        body: file,
        headers: { 'Content-Type': file.type },
      })
      return stored
    },
  }
}

async function exchange<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(path, init).catch(() => {
    throw new ApiError(0, `Response was not defined for ${path}`)
  })
  const data = await response.json().catch(() => undefined)
  if (!response.ok) throw new ApiError(response.status, unexpected, data, response)
  return data
}
