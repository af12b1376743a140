import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { once } from '../../http/once.ts'

/** File that never changes at its address, with compressed forms that are made on first request. */
export interface Asset {
  readonly type: string
  readonly plain: Buffer
  readonly gzip: Buffer | undefined
  readonly brotli: Buffer | undefined
}

const compressible = /^(text\/|application\/(json|javascript|wasm)|image\/svg)/

/** Creates an asset. `quality` is Brotli's, up to 11: higher means fewer bytes and a longer wait for the first request. */
export function createAsset(type: string, plain: Buffer, quality: number): Asset {
  if (!compressible.test(type)) return { type, plain, gzip: undefined, brotli: undefined }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const gzip = once(() => gzipSync(plain, { level: 9 }))
  const brotli = once(() => brotliCompressSync(plain, { params }))
  return {
    type,
    plain,
    get gzip() {
      return gzip()
    },
    get brotli() {
      return brotli()
    },
  }
}

const immutable = 'public, max-age=31536000, immutable'

export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply.type(asset.type).header('cache-control', immutable).header('vary', 'accept-encoding')
  const brotli = /\bbr\b/.test(accepted) ? asset.brotli : undefined
  if (brotli !== undefined) return reply.header('content-encoding', 'br').send(brotli)
  const gzip = /\bgzip\b/.test(accepted) ? asset.gzip : undefined
  if (gzip !== undefined) return reply.header('content-encoding', 'gzip').send(gzip)
  return reply.send(asset.plain)
}
