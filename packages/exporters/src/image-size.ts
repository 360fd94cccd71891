interface ImageSize {
  width: number;
  height: number;
}

/** The size in pixels that a PNG or JPEG says it has; null for anything else, and for one that breaks off before its picture. */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = isPng(view) ? pngSize(view) : isJpeg(view) ? jpegSize(view) : null;
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** As large as the box allows, at the picture's own proportions; null where `imageSize` is. */
export function fittedSize(bytes: Uint8Array, box: ImageSize): ImageSize | null {
  const size = imageSize(bytes);
  if (!size) return null;
  const scale = Math.min(box.width / size.width, box.height / size.height);
  return { width: size.width * scale, height: size.height * scale };
}

const PNG_SIGNATURE = 0x89504e470d0a1a0an;
const IHDR = 0x49484452;
const IDAT = 0x49444154;
/** Length, type and checksum of a PNG's chunk, beside its data. */
const CHUNK_FRAME = 12;

const isPng = (view: DataView) => view.byteLength >= 8 && view.getBigUint64(0) === PNG_SIGNATURE;
const isJpeg = (view: DataView) => view.byteLength >= 4 && view.getUint16(0) === 0xffd8;

/** From the header chunk, where a chunk of picture data follows (PNG, third edition, section 5). */
function pngSize(view: DataView): ImageSize | null {
  let size: ImageSize | null = null;
  for (let at = 8; at + CHUNK_FRAME <= view.byteLength; ) {
    const [length, type] = [view.getUint32(at), view.getUint32(at + 4)];
    if (at + CHUNK_FRAME + length > view.byteLength) return null;
    if (type === IHDR && length === 13) size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (type === IDAT && length > 0) return size;
    at += CHUNK_FRAME + length;
  }
  return null;
}

const START_OF_SCAN = 0xffda;

/** From the frame header (SOF0–SOF15, without the tables DHT, JPG and DAC that lie between), where a scan follows. */
function jpegSize(view: DataView): ImageSize | null {
  let size: ImageSize | null = null;
  for (let at = 2; at + 4 <= view.byteLength; ) {
    const isFill = view.getUint16(at) === 0xffff;
    if (isFill) {
      at += 1;
      continue;
    }
    const [marker, length] = [view.getUint16(at), view.getUint16(at + 2)];
    const end = at + 2 + length;
    if (marker >> 8 !== 0xff || end >= view.byteLength) return null;
    if (marker === START_OF_SCAN) return size;
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame && length >= 8) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at = end;
  }
  return null;
}
