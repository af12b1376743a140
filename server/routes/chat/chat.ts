import { createServer, type Server } from 'node:http'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { chatProtocol } from '../../chat/access/subprotocols.ts'
import { chatLimits } from '../../chat/chat-limits.ts'
import type { Services } from '../../services.ts'
import { agentChats } from './agent-chats.ts'
import { attachment, attachmentUpload } from './attachment.ts'
import { chatReports } from './chat-reports.ts'
import { chatNonce, chatStart, chatToken, webChatInfo } from './chat-start.ts'
import { frames } from './frames.ts'
import { messages } from './messages.ts'
import { providerCalls } from './provider-calls.ts'
import { providerFile } from './provider-file.ts'
import { socket, socketPath } from './socket.ts'
import { survey } from './survey.ts'
import { ticket } from './ticket.ts'

/** Endpoints of live chat, and its socket. */
export function chat(app: FastifyInstance, services: Services): void {
  for (const endpoint of [
    chatStart,
    chatToken,
    webChatInfo,
    chatNonce,
    ticket,
    messages,
    frames,
    attachment,
    agentChats,
    chatReports,
    survey,
    providerCalls,
    providerFile,
  ])
    endpoint(app, services)
  attachmentUpload(app, services)
  app.register(async (scope) => {
    await scope.register(websocket, {
      // If a frame was too large, the socket is closed already with a code that says so.
      errorHandler: (err, line, request) => {
        request.log.info({ err }, 'a chat broke off')
        line.close(1011)
      },
      preClose: (done) => {
        services.chat.sendAway()
        done()
      },
      options: {
        server: chatUpgrades(app),
        maxPayload: chatLimits(services).frameMaxBytes,
        perMessageDeflate: false,
        handleProtocols: (offered) => (offered.has(chatProtocol) ? chatProtocol : false),
      },
    })
    socket(scope, services)
  })
}

/**
 * Returns a server that emits only the upgrades for the chat. The plugin answers every upgrade that it sees, and Vite has its
 * own socket beside it during development. An upgrade that nobody handles is refused here.
 */
function chatUpgrades(app: FastifyInstance): Server {
  // This server does not listen; it only passes upgrade events to the plugin.
  const upgrades = createServer()
  app.server.on('upgrade', (request, line, head) => {
    if (request.url?.split('?')[0] === socketPath) upgrades.emit('upgrade', request, line, head)
    else if (app.server.listenerCount('upgrade') === 1)
      line.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  })
  return upgrades
}
