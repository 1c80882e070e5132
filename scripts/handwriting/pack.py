# Weights of train.py -> whole numbers with a scale a table: python3 pack.py net.npz date-net.bin
import sys, numpy as np
P = np.load(sys.argv[1]); out = b""
for i in range(6):
    for k in (f"w{i}", f"b{i}"):
        v = P[k].astype(np.float32).ravel(); s = np.float32(np.abs(v).max() / 127); out += s.tobytes() + np.clip(np.round(v / s), -127, 127).astype(np.int8).tobytes()
open(sys.argv[2], "wb").write(out); print(len(out))
