export interface ImageSize {
  width: number;
  height: number;
}

/** The size in pixels that a PNG or JPEG says it has; null for anything else. */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = isPng(view) ? pngSize(view) : isJpeg(view) ? jpegSize(view) : null;
  return size && size.width > 0 && size.height > 0 ? size : null;
}

const isPng = (view: DataView) => view.byteLength >= 24 && view.getUint32(0) === 0x89504e47;
const isJpeg = (view: DataView) => view.byteLength >= 4 && view.getUint16(0) === 0xffd8;

const pngSize = (view: DataView) => ({ width: view.getUint32(16), height: view.getUint32(20) });

/** From the frame header (SOF0–SOF15, without the tables DHT, JPG and DAC that lie between). */
function jpegSize(view: DataView): ImageSize | null {
  for (let at = 2; at + 9 < view.byteLength; ) {
    const marker = view.getUint16(at);
    if (marker >> 8 !== 0xff) return null;
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
