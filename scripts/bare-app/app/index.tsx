import { Canvas, Circle } from '@shopify/react-native-skia';
import { GestureDetector, Gesture, GestureHandlerRootView } from 'react-native-gesture-handler';
import { useSharedValue } from 'react-native-reanimated';
import AsyncStorage from '@react-native-async-storage/async-storage';

/** The least app with the same libraries: one canvas, one gesture, one stored value. */
export default function Bare() {
  const x = useSharedValue(100);
  const pan = Gesture.Pan().onChange((event) => {
    x.value += event.changeX;
  });
  void AsyncStorage.getItem('seen');
  return (
    <GestureHandlerRootView style={{ flex: 1 }}>
      <GestureDetector gesture={pan}>
        <Canvas style={{ flex: 1 }}>
          <Circle cx={x} cy={100} r={40} color="#d97852" />
        </Canvas>
      </GestureDetector>
    </GestureHandlerRootView>
  );
}
