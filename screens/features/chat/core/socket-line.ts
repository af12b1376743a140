import type { ChatServerFrame } from '#generated/api'
import { ChatCallError, type ChatCalls } from './chat-calls.ts'
import type { Line, LineListener } from './line.ts'

const path = '/service-omni-proxy/insecure/api/v1/stream/socket'
const protocol = 'heloc-chat.v1'
/** The ticket's participant is no longer in the conversation. */
const notAdmitted = 4401

export interface SocketOptions {
  readonly calls: Pick<ChatCalls, 'ticket'>
  /** A socket that has not opened after so long is taken for blocked. */
  readonly openMs: number
  /** Told once of each socket whether it ever opened. */
  readonly onOpened: (hasOpened: boolean) => void
}

/** A line by a socket, which a ticket of its own opens. */
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
    opening.onmessage = ({ data }) => listener.onFrame(JSON.parse(String(data)) as ChatServerFrame) // our own server's, by its schema
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

/** Only the answer that the token is not good says that trying again is in vain. */
export const reasonOf = (error: unknown) =>
  error instanceof ChatCallError && error.status === 401 ? 'not-admitted' : 'cut'

const addressOf = ({ protocol: page, host }: Location): string =>
  `${page === 'https:' ? 'wss' : 'ws'}://${host}${path}`
