import type { ChatServerFrame } from '#generated/api'
import { ChatCallError, type ChatCalls } from './chat-calls.ts'
import type { Line, LineListener } from './line.ts'

const path = '/service-omni-proxy/insecure/api/v1/stream/socket'
const protocol = 'heloc-chat.v1'
/** Close code: the ticket's participant is no longer in the conversation. */
const notAdmitted = 4401

export interface SocketOptions {
  readonly calls: Pick<ChatCalls, 'ticket'>
  /** Milliseconds after which a socket that has not opened counts as blocked. */
  readonly openMs: number
  /** Called once for each socket with whether it opened. */
  readonly onOpened: (hasOpened: boolean) => void
}

/** Opens a connection by a socket, with a ticket of its own. */
export function openSocketLine({ calls, openMs, onOpened }: SocketOptions, listener: LineListener): Line {
  let socket: WebSocket | undefined
  let isClosed = false
  const connect = (ticket: string): void => {
    if (isClosed) return
    const opening = new WebSocket(addressOf(window.location), [protocol, `ticket.${ticket}`])
    socket = opening
    let hasOpened = false
    const patience = setTimeout(() => opening.close(), openMs)
    opening.onopen = () => {
      hasOpened = true
      clearTimeout(patience)
      onOpened(true)
    }
    opening.onmessage = ({ data }) => listener.onFrame(JSON.parse(String(data)) as ChatServerFrame) // sent by our own server, in the shape of its schema
    opening.onclose = ({ code }) => {
      clearTimeout(patience)
      if (!hasOpened && !isClosed) onOpened(false)
      listener.onCut(code === notAdmitted ? 'not-admitted' : 'cut')
    }
  }
  calls.ticket().then(connect, (error: unknown) => listener.onCut(reasonOf(error)))
  return {
    send: (frame) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(frame)),
    close: () => {
      isClosed = true
      socket?.close()
    },
  }
}

/** Returns the reason for the end of a connection. Only a response that the token is invalid makes a retry useless. */
export const reasonOf = (error: unknown) =>
  error instanceof ChatCallError && error.status === 401 ? 'not-admitted' : 'cut'

const addressOf = ({ protocol: page, host }: Location): string =>
  `${page === 'https:' ? 'wss' : 'ws'}://${host}${path}`
