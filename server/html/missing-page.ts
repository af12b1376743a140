import type { FastifyReply } from 'fastify'

/** Sends the only page without a lender, in the words of the specification (sections 1 and 8). */
export const missingPage = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
    .send(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>No private label data found</title></head><body><main><h1>No private label data found</h1></main></body></html>',
    )
