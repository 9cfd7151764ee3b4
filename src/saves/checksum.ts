/**
 * CRC-32 (the one of zip and PNG) of ASCII text.
 *
 * A save that was cut off, overwritten in part or mixed from two writes must never pass for a whole one. CRC-32 finds
 * every burst of damage up to 32 bits for certain and anything else with odds of 1 in 4·10⁹; it needs one table and
 * one pass of 32-bit integers, so Hermes does a save in about a millisecond; and any other tool can recompute it.
 * It guards against accidents, not against people: nobody gains by forging a save of their own.
 */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

export const checksum = (text: string): string => {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at++) crc = TABLE[(crc ^ text.charCodeAt(at)) & 0xff] ^ (crc >>> 8);
  return (~crc >>> 0).toString(16).padStart(8, '0');
};
