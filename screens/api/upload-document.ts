import { parseRecord } from '../storage/drafts.ts'
import { ApiError, unexpected } from './api-error.ts'
import type { Uploaded } from './calls.ts'
import { findToken } from './session.ts'

/** Sends one file. XMLHttpRequest, because fetch does not report the progress of an upload. */
export function uploadDocument(
  applicationUuid: string,
  type: string,
  file: File,
  onProgress: (fraction: number) => void,
  key: string = crypto.randomUUID(),
): Promise<Uploaded> {
  const { promise, resolve, reject } = Promise.withResolvers<Uploaded>()
  const call = new XMLHttpRequest()
  call.open('POST', `/service-application/api/v1/application/heloc/${applicationUuid}/documents`)
  call.withCredentials = true
  call.setRequestHeader('Accept', 'application/json')
  call.setRequestHeader('Idempotency-Key', key)
  const token = findToken()
  if (token) call.setRequestHeader('Authorization', `Bearer ${token}`)
  call.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
  call.onerror = () => reject(new ApiError(0, unexpected))
  call.onload = () => {
    const data = parseRecord(call.responseText)
    if (call.status === 200 && isUploaded(data)) resolve(data)
    else reject(new ApiError(call.status, unexpected, data))
  }
  const form = new FormData()
  form.append('type', type)
  form.append('file', file)
  call.send(form)
  return promise
}

function isUploaded(data: Record<string, unknown> | undefined): data is Record<string, unknown> & Uploaded {
  return typeof data?.uuid === 'string' && typeof data.type === 'string' && typeof data.name === 'string'
}
