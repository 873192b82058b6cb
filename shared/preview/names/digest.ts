import { sha1 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export const sha1Hex = (text: string, length: number): string => bytesToHex(sha1(utf8ToBytes(text))).slice(0, length)

export const sha256Hex = (text: string, length: number): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, length)

/** FNV-1a over UTF-16 code units, in base 36 of seven digits. */
export function fnv36(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36).padStart(7, '0')
}

const word = 2n ** 64n
const add = (one: bigint, other: bigint): bigint => (one + other) % word
const turn = (value: bigint, by: bigint): bigint => ((value << by) | (value >> (64n - by))) % word

/** SipHash-1-3 with keys of zero: what Rust's standard library hashes with. */
export function sipHash(text: string): bigint {
  const bytes = utf8ToBytes(text)
  let a = 0x736f6d6570736575n
  let b = 0x646f72616e646f6dn
  let c = 0x6c7967656e657261n
  let d = 0x7465646279746573n
  const round = () => {
    a = add(a, b)
    b = turn(b, 13n) ^ a
    a = turn(a, 32n)
    c = add(c, d)
    d = turn(d, 16n) ^ c
    a = add(a, d)
    d = turn(d, 21n) ^ a
    c = add(c, b)
    b = turn(b, 17n) ^ c
    c = turn(c, 32n)
  }
  for (let at = 0; at <= bytes.length; at += 8) {
    const last = at + 8 > bytes.length
    let block = last ? BigInt(bytes.length % 256) << 56n : 0n
    for (const [place, byte] of bytes.subarray(at, at + 8).entries()) block |= BigInt(byte) << BigInt(8 * place)
    d ^= block
    round()
    a ^= block
  }
  c ^= 0xffn
  for (let count = 0; count < 3; count += 1) round()
  return a ^ b ^ c ^ d
}
