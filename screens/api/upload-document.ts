import { ApiError, unexpected } from '../kit/api/api-error.ts'
import { callLimits } from '../kit/api/call-limits.ts'
import { parseRecord } from '../kit/storage/drafts.ts'
import type { Uploaded } from './calls.ts'
import { noteReachable } from './reachability.ts'
import { isOfSession, keepRolledToken } from './session/rolled-token.ts'
import { findToken, loseSession } from './session/session.ts'
import { isSessionLost } from './session/session-loss.ts'

/** Uploads one file. It uses XMLHttpRequest, because fetch does not report the progress of an upload. */
export function uploadDocument(
  /** Uuid of the application, or `co-deed` for an additional signer's own documents. */
  place: string,
  type: string,
  file: File,
  onProgress: (fraction: number) => void,
  key: string = crypto.randomUUID(),
): Promise<Uploaded> {
  const { promise, resolve, reject } = Promise.withResolvers<Uploaded>()
  const call = new XMLHttpRequest()
  call.open('POST', `/service-application/api/v1/application/heloc/${place}/documents`)
  call.withCredentials = true
  call.setRequestHeader('Accept', 'application/json')
  call.setRequestHeader('Idempotency-Key', key)
  const token = findToken()
  if (token) call.setRequestHeader('Authorization', `Bearer ${token}`)
  const fail = () => {
    noteReachable(false)
    reject(new ApiError(0, unexpected))
  }
  const stall = watchStall(() => {
    call.abort()
    fail()
  })
  call.upload.onprogress = (event) => {
    stall.moved()
    if (event.lengthComputable) onProgress(event.loaded / event.total)
  }
  call.onerror = fail
  call.onloadend = stall.end
  call.onload = () => {
    noteReachable(true)
    keepRolledToken(call.status, call.getResponseHeader('authorization'), token)
    const data = parseRecord(call.responseText)
    if (call.status === 200 && isUploaded(data)) resolve(data)
    else {
      if (isOfSession(token) && isSessionLost(call.status, data)) loseSession(data)
      reject(new ApiError(call.status, unexpected, data))
    }
  }
  const form = new FormData()
  form.append('type', type)
  form.append('file', file)
  call.send(form)
  return promise
}

/**
 * Aborts an upload that makes no progress for the timeout of a request. A photo on a slow connection takes longer than
 * other requests, so the total time is not limited.
 */
function watchStall(onStall: () => void) {
  const start = () => setTimeout(onStall, callLimits().request.timeoutMs)
  let timer = start()
  const end = () => clearTimeout(timer)
  return {
    end,
    moved: () => {
      end()
      timer = start()
    },
  }
}

function isUploaded(data: Record<string, unknown> | undefined): data is Record<string, unknown> & Uploaded {
  return typeof data?.uuid === 'string' && typeof data.type === 'string' && typeof data.name === 'string'
}
