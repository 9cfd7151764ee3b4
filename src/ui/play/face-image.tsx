import { Image, View } from 'react-native';

import { useFaceShot } from './face-images';

interface FaceImageProps {
  readonly face: string;
  /** Points of its longer side. */
  readonly size: number;
}

/** A piece of the game as it looks on the board. Whatever carries it has the label. */
export function FaceImage({ face, size }: FaceImageProps) {
  const shot = useFaceShot(face, size);
  if (!shot) return <View style={{ width: size, height: size }} />;
  const { uri, width, height } = shot;
  return <Image aria-hidden alt="" source={{ uri }} style={{ width, height }} resizeMode="contain" />;
}
