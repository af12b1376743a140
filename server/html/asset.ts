import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A file that never changes at its address, with its compressed forms made once. */
export interface Asset {
  readonly type: string
  readonly plain: Buffer
  readonly gzip: Buffer | undefined
  readonly brotli: Buffer | undefined
}

const compressible = /^(text\/|application\/(json|javascript|wasm)|image\/svg)/

export function createAsset(type: string, plain: Buffer): Asset {
  if (!compressible.test(type)) return { type, plain, gzip: undefined, brotli: undefined }
  const params = { [constants.BROTLI_PARAM_QUALITY]: plain.length > 200_000 ? 6 : 10 }
  return { type, plain, gzip: gzipSync(plain, { level: 9 }), brotli: brotliCompressSync(plain, { params }) }
}

const immutable = 'public, max-age=31536000, immutable'

export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply.type(asset.type).header('cache-control', immutable).header('vary', 'accept-encoding')
  if (asset.brotli !== undefined && /\bbr\b/.test(accepted))
    return reply.header('content-encoding', 'br').send(asset.brotli)
  if (asset.gzip !== undefined && /\bgzip\b/.test(accepted))
    return reply.header('content-encoding', 'gzip').send(asset.gzip)
  return reply.send(asset.plain)
}
