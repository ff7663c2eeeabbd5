import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import java.util.function.Function;

/** {@code firestore.exists(path)} of the rules language. */
record FirestoreExists(Function<String, ListenableFuture<Boolean>> lookUp) implements AsyncRuntimeFunction {
  static final String NAME = "firestore.exists";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
    String path = ExpressionValues.textOf(request.getArguments(0).getPathValue());
    return Futures.transform(lookUp.apply(path), FirestoreExists::response, MoreExecutors.directExecutor());
  }

  private static ExecutionResponse response(boolean exists) {
    return ExecutionResponse.newBuilder().setValue(ExpressionValue.newBuilder().setBoolValue(exists)).build();
  }
}
